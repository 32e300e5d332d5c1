/** A JSON-RPC error as an HTTP answer. */
export function rpcError(status: number, code: number, message: string, id?: string | number): Response {
  return Response.json({ jsonrpc: "2.0", error: { code, message }, id: id ?? null }, { status });
}

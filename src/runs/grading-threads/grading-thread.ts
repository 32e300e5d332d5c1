import { parentPort } from "node:worker_threads";
import { orderDoer } from "./do-order.ts";
import type { GradingAnswer, GradingOrder } from "./grading-order.ts";

/** A thread that grades what it is told to, off the thread that plays. */
const doOrder = orderDoer();
const port = parentPort;
port?.postMessage({ type: "ready" } satisfies GradingAnswer);
port?.on("message", (order: GradingOrder) => {
  const answer = doOrder(order);
  try {
    port.postMessage(answer);
  } catch (error) {
    port.postMessage({ type: "broke", error: new Error(String(error)) } satisfies GradingAnswer);
  }
});

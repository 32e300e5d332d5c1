export { importCheckout } from "./import-checkout.ts";
export { loadPack } from "./load-pack.ts";
export { Pack } from "./pack.ts";
export { toRetailCase } from "./to-retail-case.ts";
export { readPublicTools, type PublicTools } from "./public-tools.ts";
export { caseBankHash, caseFingerprint, promptHash } from "./hashes.ts";

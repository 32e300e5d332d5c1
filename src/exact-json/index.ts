export { parseExact } from "./parse-exact.ts";
export { parseJson } from "./parse-json.ts";
export { printExact } from "./print-exact.ts";
export { pythonRepr } from "./python-repr.ts";
export { exactEqual, exactIncludes } from "./exact-equal.ts";
export { isTruthy } from "./is-truthy.ts";
export { toJson } from "./to-json.ts";
export { copyObject, fieldOf, isExactObject, keysOf, setField } from "./fields.ts";
export { withoutUndefined } from "./without-undefined.ts";

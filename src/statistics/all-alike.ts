/** Whether all values are the same, so that resampling them finds no spread. Also of none. */
export function allAlike(values: ArrayLike<number>): boolean {
  for (let index = 1; index < values.length; index++) if (values[index] !== values[0]) return false;
  return true;
}

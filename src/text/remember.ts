/** The checks of one grading read the same few messages; more than these need not be kept. */
const MOST_TEXTS = 64;
/** Shorter texts are read as fast as they are looked up. */
const WORTH_KEEPING = 16;

/** A reading of texts that remembers the last few: what it returns is shared, and must not be changed. */
export function remember<Reading>(read: (text: string) => Reading): (text: string) => Reading {
  const readings = new Map<string, Reading>();
  return (text) => {
    if (text.length < WORTH_KEEPING) return read(text);
    let reading = readings.get(text);
    if (reading === undefined) {
      reading = read(text);
      const [oldest] = readings.size < MOST_TEXTS ? [] : readings.keys();
      if (oldest !== undefined) readings.delete(oldest);
      readings.set(text, reading);
    }
    return reading;
  };
}

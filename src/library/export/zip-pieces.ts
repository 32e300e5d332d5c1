import { crc32, deflateRawSync } from "node:zlib";

export type ZipMember = { name: string; content: Buffer };

const DEFLATED = 8;
const UTF8_NAMES = 0x0800;
const PLAIN = 20;
const ZIP64 = 45;
const MOST_16 = 0xffff;
const MOST_32 = 0xffffffff;

/**
 * A zip file in pieces (APPNOTE 6.3.3), deflated, member after member. Nothing of a member is kept but its entry of the
 * directory, so that memory hardly grows, and sizes stand in front of each member, for readers that begin there. Zip64 records
 * come where there are more than 65,534 members or 4 GiB; one member is smaller than that.
 *
 * @param at Time of all members.
 */
export async function* zipPieces(
  members: AsyncIterable<ZipMember> | Iterable<ZipMember>,
  at: Date,
): AsyncIterable<Buffer> {
  const directory: Buffer[] = [];
  const time = dosTime(at);
  let offset = 0;
  for await (const { name, content } of members) {
    const packed = deflateRawSync(content);
    const member = { name: Buffer.from(name), time, packed, content, crc: crc32(content) };
    directory.push(directoryEntry(member, offset));
    const header = localHeader(member);
    offset += header.length + packed.length;
    yield header;
    yield packed;
  }
  const whole = Buffer.concat(directory);
  yield whole;
  yield endRecords({ count: directory.length, size: whole.length, offset });
}

/** A copy with memory of its own. Small buffers share blocks, and one that is kept would keep its whole block. */
export function apart(bytes: Buffer): Buffer {
  const copy = Buffer.alloc(bytes.length);
  bytes.copy(copy);
  return copy;
}

type Packed = { name: Buffer; time: number; packed: Buffer; content: Buffer; crc: number };

function localHeader(member: Packed): Buffer {
  const bytes = Buffer.alloc(30 + member.name.length);
  bytes.writeUInt32LE(0x04034b50, 0);
  bytes.writeUInt16LE(PLAIN, 4);
  writeFacts(bytes, 6, member);
  member.name.copy(bytes, 30);
  return bytes;
}

function directoryEntry(member: Packed, offset: number): Buffer {
  const far = offset >= MOST_32;
  const end = 46 + member.name.length;
  const bytes = Buffer.alloc(end + (far ? 12 : 0));
  bytes.writeUInt32LE(0x02014b50, 0);
  bytes.writeUInt16LE(ZIP64, 4);
  bytes.writeUInt16LE(far ? ZIP64 : PLAIN, 6);
  writeFacts(bytes, 8, member);
  bytes.writeUInt32LE(far ? MOST_32 : offset, 42);
  member.name.copy(bytes, 46);
  if (!far) return bytes;
  bytes.writeUInt16LE(12, 30);
  bytes.writeUInt16LE(1, end);
  bytes.writeUInt16LE(8, end + 2);
  bytes.writeBigUInt64LE(BigInt(offset), end + 4);
  return bytes;
}

/** What both headers of a member say, in the same order. */
function writeFacts(bytes: Buffer, at: number, { name, time, packed, content, crc }: Packed): void {
  bytes.writeUInt16LE(UTF8_NAMES, at);
  bytes.writeUInt16LE(DEFLATED, at + 2);
  bytes.writeUInt32LE(time, at + 4);
  bytes.writeUInt32LE(crc, at + 8);
  bytes.writeUInt32LE(packed.length, at + 12);
  bytes.writeUInt32LE(content.length, at + 16);
  bytes.writeUInt16LE(name.length, at + 20);
}

function endRecords(directory: { count: number; size: number; offset: number }): Buffer {
  const { count, size, offset } = directory;
  const large = count >= MOST_16 || offset >= MOST_32 || size >= MOST_32;
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(large ? MOST_16 : count, 8);
  bytes.writeUInt16LE(large ? MOST_16 : count, 10);
  bytes.writeUInt32LE(large ? MOST_32 : size, 12);
  bytes.writeUInt32LE(large ? MOST_32 : offset, 16);
  return large ? Buffer.concat([zip64Records(directory), bytes]) : bytes;
}

/** The directory's place in 64 bits, and after it the place of that record. */
function zip64Records({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const bytes = Buffer.alloc(76);
  bytes.writeUInt32LE(0x06064b50, 0);
  bytes.writeBigUInt64LE(44n, 4);
  bytes.writeUInt16LE(ZIP64, 12);
  bytes.writeUInt16LE(ZIP64, 14);
  for (const [index, value] of [count, count, size, offset].entries()) {
    bytes.writeBigUInt64LE(BigInt(value), 24 + index * 8);
  }
  bytes.writeUInt32LE(0x07064b50, 56);
  bytes.writeBigUInt64LE(BigInt(offset + size), 64);
  bytes.writeUInt32LE(1, 72);
  return bytes;
}

/** Date in the upper half, time in the lower, in steps of two seconds; the format begins with 1980. */
function dosTime(at: Date): number {
  const date =
    (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}

import { InMemoryFs } from "just-bash";

/** What is written here is gone. */
const NOWHERE = "/dev/null";

/** Files in memory that can't be changed once sealed. */
export class ReadOnlyFiles extends InMemoryFs {
  /** No `#`: the constructor above this one already writes, before fields of this class exist. */
  private sealed = false;

  /** From now on every change is refused as on a read-only disk. */
  seal(): void {
    this.sealed = true;
  }

  override writeFileSync(...args: Parameters<InMemoryFs["writeFileSync"]>): void {
    this.refuseChange(args[0]);
    super.writeFileSync(...args);
  }

  override writeFileLazy(...args: Parameters<InMemoryFs["writeFileLazy"]>): void {
    this.refuseChange(args[0]);
    super.writeFileLazy(...args);
  }

  override async writeFile(...args: Parameters<InMemoryFs["writeFile"]>): Promise<void> {
    if (args[0] === NOWHERE) return;
    this.refuseChange(args[0]);
    await super.writeFile(...args);
  }

  override async appendFile(...args: Parameters<InMemoryFs["appendFile"]>): Promise<void> {
    if (args[0] === NOWHERE) return;
    this.refuseChange(args[0]);
    await super.appendFile(...args);
  }

  override mkdirSync(...args: Parameters<InMemoryFs["mkdirSync"]>): void {
    this.refuseChange(args[0]);
    super.mkdirSync(...args);
  }

  override async mkdir(...args: Parameters<InMemoryFs["mkdir"]>): Promise<void> {
    this.refuseChange(args[0]);
    await super.mkdir(...args);
  }

  override async rm(...args: Parameters<InMemoryFs["rm"]>): Promise<void> {
    this.refuseChange(args[0]);
    await super.rm(...args);
  }

  override async cp(...args: Parameters<InMemoryFs["cp"]>): Promise<void> {
    this.refuseChange(args[1]);
    await super.cp(...args);
  }

  override async mv(...args: Parameters<InMemoryFs["mv"]>): Promise<void> {
    this.refuseChange(args[0]);
    await super.mv(...args);
  }

  override async chmod(...args: Parameters<InMemoryFs["chmod"]>): Promise<void> {
    this.refuseChange(args[0]);
    await super.chmod(...args);
  }

  override async symlink(...args: Parameters<InMemoryFs["symlink"]>): Promise<void> {
    this.refuseChange(args[1]);
    await super.symlink(...args);
  }

  override async link(...args: Parameters<InMemoryFs["link"]>): Promise<void> {
    this.refuseChange(args[1]);
    await super.link(...args);
  }

  override async utimes(...args: Parameters<InMemoryFs["utimes"]>): Promise<void> {
    this.refuseChange(args[0]);
    await super.utimes(...args);
  }

  private refuseChange(path: string): void {
    if (this.sealed) throw new Error(`EROFS: read-only file system, '${path}'`);
  }
}

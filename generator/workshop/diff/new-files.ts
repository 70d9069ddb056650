import { compareText } from '../../basics/compare-text.ts';
import { hashOfBlocks } from '../../files/hash.ts';
import type { Output } from '../../pipeline/output.ts';
import { encoded } from '../../publish/encoded.ts';
import type { ListedFiles } from '../../publish/file-list.ts';
import { isText, type OutputFile } from '../../publish/output-file.ts';
import { type BothBuilds, comparePage, type PageDifference } from './compare.ts';
import { isPage, type PageSnapshot, snapshotOf } from './snapshot.ts';

/**
 * The files of a new build. Each page is compared with the earlier build at once, so that only changes are kept in
 * memory.
 */
export class NewFiles implements Output {
  /** The files that are not pages. */
  readonly files: OutputFile[] = [];
  readonly #before: ReadonlyMap<string, OutputFile>;
  readonly #intact: ListedFiles;
  /** The pages that both builds have. */
  readonly #both = new Set<string>();
  readonly #kept: PageDifference[] = [];
  readonly #fresh: PageSnapshot[] = [];
  #same = 0;

  /**
   * @param before the files of the earlier build
   * @param intact the files that are certain to be in its folder
   */
  constructor(before: readonly OutputFile[], intact: ListedFiles) {
    this.#before = new Map(before.map((file) => [file.path, file]));
    this.#intact = intact;
  }

  async add(file: OutputFile): Promise<void> {
    if (this.#isSamePage(file)) this.#take([file.path]);
    else await this.#compare(file);
  }

  /** Keeps a page that does not need to be made, with its files. */
  keep(paths: readonly string[]): boolean {
    if (!paths.every((path) => this.#intact.has(path))) return false;
    this.#take(paths);
    return true;
  }

  /** Returns the pages of both builds, once all files have arrived. */
  async pages(): Promise<BothBuilds> {
    const gone: PageSnapshot[] = [];
    for (const file of this.#before.values()) {
      const page = this.#both.has(file.path) ? null : await snapshotOf(file);
      if (page) gone.push(page);
    }
    return { kept: inOrder(this.#kept), gone: inOrder(gone), fresh: inOrder(this.#fresh), others: this.#same };
  }

  /** Returns those of some files that are not part of a page that both builds have. */
  others(files: readonly OutputFile[]): OutputFile[] {
    return files.filter(({ path }) => !this.#both.has(path.replace(/(?<=\.html)\.(?:br|gz)$/, '')));
  }

  async #compare(file: OutputFile): Promise<void> {
    const now = await snapshotOf(file);
    if (!now) {
      this.files.push(file);
      return;
    }
    const earlier = this.#before.get(file.path);
    const before = earlier ? await snapshotOf(earlier) : null;
    if (before) {
      this.#both.add(file.path);
      this.#kept.push(comparePage(before, now));
    } else this.#fresh.push(now);
  }

  #isSamePage({ path, content }: OutputFile): boolean {
    const before = path.endsWith('.html') && isText(content) ? this.#intact.get(path) : undefined;
    if (!before || !isText(content) || hashOfBlocks(encoded(content)).hash !== before.hash) return false;
    return isPage(typeof content === 'string' ? content : content.join(''));
  }

  #take(paths: readonly string[]): void {
    this.#same += paths.filter((path) => path.endsWith('.html')).length;
    for (const path of paths) this.#both.add(path);
  }
}

const inOrder = <T extends { route: string }>(pages: readonly T[]): T[] =>
  pages.toSorted((a, b) => compareText(a.route, b.route));

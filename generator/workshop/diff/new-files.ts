import type { Output } from '../../pipeline/output.ts';
import { encoded } from '../../publish/encoded.ts';
import type { ListedFiles } from '../../publish/file-list.ts';
import { isText, type OutputFile } from '../../publish/output-file.ts';
import { hash } from '../../report/hash.ts';
import { isPage } from './snapshot.ts';

/** The files of a new build, without the pages that an earlier one has too, so that it holds no more than what has changed. */
export class NewFiles implements Output {
  readonly files: OutputFile[] = [];
  readonly #before: ListedFiles;
  readonly #same = new Set<string>();
  #pages = 0;

  /** @param before the files of the earlier build, as far as they are certain to be in its folder */
  constructor(before: ListedFiles) {
    this.#before = before;
  }

  /** How many pages are the same. */
  get samePages(): number {
    return this.#pages;
  }

  async add(file: OutputFile): Promise<void> {
    if (this.#isSamePage(file)) this.#take([file.path]);
    else this.files.push(file);
  }

  /** Takes over a page that need not be made, with what belongs to it. */
  keep(paths: readonly string[]): boolean {
    if (!paths.every((path) => this.#before.has(path))) return false;
    this.#take(paths);
    return true;
  }

  /** Those of some files that are not, or do not belong to, a page that is the same. */
  others(files: readonly OutputFile[]): OutputFile[] {
    return files.filter(({ path }) => !this.#same.has(path.replace(/(?<=\.html)\.(?:br|gz)$/, '')));
  }

  #isSamePage({ path, content }: OutputFile): boolean {
    const before = path.endsWith('.html') && isText(content) ? this.#before.get(path) : undefined;
    if (!before || !isText(content) || hash(encoded(content)) !== before.hash) return false;
    return isPage(typeof content === 'string' ? content : content.join(''));
  }

  #take(paths: readonly string[]): void {
    this.#pages += paths.filter((path) => path.endsWith('.html')).length;
    for (const path of paths) this.#same.add(path);
  }
}

import type { FileNotes } from '../../audit/page-notes.ts';
import type { TownLines } from '../../memory/kept-towns.ts';
import type { KeptPage } from '../../memory/memory.ts';
import type { SharedWords } from '../../memory/shared-words.ts';
import type { OutputFile } from '../../publish/output-file.ts';
import type { SharedStaging, StagedFile } from '../../publish/thread-writer.ts';
import type { BuildInput } from '../plan-site.ts';
import type { Claims } from './claims.ts';

/** What a thread begins with. */
export interface CrewSettings {
  input: BuildInput;
  /** The number of this thread, and how many there are. The main thread has the number 0. */
  share: number;
  shares: number;
}

/** Sent to a thread. */
export type Task =
  /** Check these files of towns. */
  | { kind: 'check'; files: readonly string[] }
  /** Plan your share of the pages. `towns` has a line for each town, and `done` the pages that need not be made. Without
   * staging, no files are wanted. */
  | { kind: 'plan'; towns: string; words: SharedWords | null; done: readonly string[]; staging: SharedStaging | null }
  /** Make the planned pages of your share, and then those of others that nobody has begun. `pictures` names those of all pages. */
  | { kind: 'make'; claims: Claims; pictures: readonly string[] }
  /** A page was taken, so that another may be sent. */
  | { kind: 'taken' };

/** Sent by a thread. */
export type Report =
  /** Without towns if there is a problem. Only planning the whole site can explain it. */
  | { kind: 'checked'; towns: TownLines | null }
  | { kind: 'planned'; isRight: boolean; pictures: string[] }
  | { kind: 'page'; page: KeptPage; documents: StagedFile[]; assets: (OutputFile & { content: string | Uint8Array })[] }
  | { kind: 'made'; towns: FileNotes[]; areWordsShared: boolean };

export type Reported<K extends Report['kind']> = Extract<Report, { kind: K }>;

/** Which thread makes a page. It depends on the name of the page alone, so all threads agree. */
export function shareOf(file: string, slug: string | undefined, shares: number): number {
  let sum = 0;
  for (const character of file + (slug ?? '')) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return sum % shares;
}

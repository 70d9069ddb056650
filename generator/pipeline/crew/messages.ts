import type { FileNotes } from '../../audit/page-notes.ts';
import type { TownLines } from '../../memory/kept-towns.ts';
import type { SharedLines, SharedTexts } from '../../memory/shared-texts.ts';
import type { PackedPage } from '../../memory/stored-pages.ts';
import type { OutputFile } from '../../publish/output-file.ts';
import type { SharedStaging, ThreadFile } from '../../publish/thread-writer.ts';
import type { BuildInput } from '../plan-site.ts';
import type { Share } from '../share.ts';
import type { Claims } from './claims.ts';

/** What a thread starts with. */
export interface CrewSettings {
  input: BuildInput;
  /** The pages that this thread makes. */
  share: Share;
}

/**
 * Sent to a thread, which does one task after the other:
 *
 * | task  | its answer                                                                     |
 * | ----- | ------------------------------------------------------------------------------ |
 * | check | checked                                                                        |
 * | plan  | planned                                                                        |
 * | make  | a page for each that it makes, and then made; each page is answered with taken |
 */
export type Task =
  /** Check these town files. */
  | { kind: 'check'; files: readonly string[] }
  /**
   * Plan your share of the pages. `towns` has a line for each town, and `done` lists the pages that do not need to be
   * made. Without staging, no files are wanted.
   */
  | {
      kind: 'plan';
      towns: SharedLines;
      words: SharedTexts | null;
      done: readonly string[];
      staging: SharedStaging | null;
    }
  /**
   * Make the planned pages of your share, and then unclaimed pages of other shares. `pictures` lists the pictures of
   * all pages.
   */
  | { kind: 'make'; claims: Claims; pictures: readonly string[] };

export type TaskOf<K extends Task['kind']> = Extract<Task, { kind: K }>;

/** Sent to a thread: a page was taken, so you may send another. */
export interface Taken {
  kind: 'taken';
}

/** Sent by a thread. Towns or pictures are null if there is a problem. Only planning the whole site can explain it. */
export type Report =
  | { kind: 'checked'; towns: TownLines | null }
  /** The names of the pictures on the planned pages. */
  | { kind: 'planned'; pictures: string[] | null }
  | {
      kind: 'page';
      page: PackedPage;
      documents: ThreadFile[];
      assets: (OutputFile & { content: string | Uint8Array })[];
    }
  | { kind: 'made'; towns: FileNotes[]; areWordsShared: boolean };

export type Reported<K extends Report['kind']> = Extract<Report, { kind: K }>;

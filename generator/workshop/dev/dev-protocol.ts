/** The messages between the server, its worker, and the pages in the browser. */

/** A diagnostic as a page shows it. */
export interface Problem {
  id: string;
  severity: string;
  message: string;
  hint: string;
  /** The line with the mistake, marked, and the lines before and after it. */
  frame: string;
  location: Location;
  /** How many similar problems are left out, and where; empty if none is. */
  others: string;
}

/** What a page and the terminal show about mistakes, or about warnings. */
export interface Problems {
  problems: Problem[];
  /** The total number, including those left out. */
  total: number;
  report: string;
}

/** A location in a file of the project. Lines and columns count from 1. */
export interface Location {
  file: string;
  line: number;
  column: number;
}

/** The result of a build. */
export type BuildState =
  /**
   * `base` is the path that the site is served under, such as `/shop`; empty at the root. `problems` explain why some
   * drafts are not shown.
   */
  | ({
      kind: 'ok';
      base: string;
      /** The routes of pages that no build publishes. */
      drafts: string[];
      /** The routes of pages with parts that no build publishes. */
      partlyDrafts: string[];
    } & Problems)
  | ({ kind: 'problems' } & Problems)
  /** The program itself failed, for example because a template has a syntax error. */
  | { kind: 'crash'; text: string };

/** The worker sends this after each build. */
export interface BuildEvent {
  kind: 'built';
  state: BuildState;
  /** The routes whose pages changed; null if all may have. */
  changed: string[] | null;
  /** True if the edit is already shown, and now the rest of the site was checked. */
  isCheck?: boolean;
}

/** The worker sends this in reply to a request that has an id. */
export interface WorkerReply {
  kind: 'reply';
  id: number;
  value: unknown;
}

/** A message to the worker. */
export type WorkerRequest =
  /** `edited` is the only file that has changed since the last request, if that is known. */
  | { kind: 'build'; edited?: string | undefined }
  | { kind: 'file'; id: number; path: string }
  | { kind: 'provenance'; id: number; route: string }
  | { kind: 'redirect'; id: number; route: string };

/** The settings that the worker starts with. */
export interface WorkerSettings {
  root: string;
  inColor: boolean;
  mapsKey?: string | undefined;
  sourceDateEpoch?: string | undefined;
  /** The day to show, as YYYY-MM-DD; undefined for today. */
  day?: string | undefined;
}

/** What an audit between edits needs. */
export interface AuditSettings extends WorkerSettings {
  /** How much processor time it may take, in milliseconds. */
  longest: number;
}

/** The locations of the text of a page: its text nodes in document order, each split by location. */
export interface Provenance {
  texts: { text: string; parts: { length: number; location: Location | null }[] }[];
  /** The location of each picture, in document order: the alt text of a photo, and the section of a drawing. */
  pictures: (Location | null)[];
}

/** The `preserveAspectRatio` that drawings have and icons do not. */
export const drawingFit = 'xMidYMid slice';

/** A message to the pages in the browser. */
export type PageEvent = BuildState & {
  /**
   * The number of the version that pages are served from. It grows with each build without errors, and with each
   * server.
   */
  version: number;
  /** The routes whose pages changed with this version; null if all may have, or if the content of a page is unknown. */
  changed: string[] | null;
  /** What the audits found last. */
  warnings: Omit<Problems, 'report'>;
};

/** The paths of the dev server that are not part of the site. */
export const paths = {
  script: '/@dev/client.js',
  events: '/@dev/events',
  provenance: '/@dev/provenance',
  open: '/@dev/open',
} as const;

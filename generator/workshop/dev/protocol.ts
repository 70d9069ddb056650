/** What the server, its worker and the page in the browser send each other. */

/** A problem as a page shows it. */
export interface Problem {
  id: string;
  severity: string;
  message: string;
  hint: string;
  /** The line with the mistake, marked, and one line either side. */
  frame: string;
  location: Location;
}

/** A place in a file of the project; lines and columns count from 1. */
export interface Location {
  file: string;
  line: number;
  column: number;
}

/** The result of a build. */
export type State =
  /** `base` is the path that the site lives under, such as `/spa`; empty at the root. */
  | { kind: 'well'; base: string }
  | { kind: 'problems'; problems: Problem[]; report: string }
  /** The program itself is broken, such as a template with a syntax error. */
  | { kind: 'fault'; text: string };

/** From the worker, after each build. */
export interface BuildEvent {
  kind: 'built';
  state: State;
  /** The routes whose pages have changed; null where all may have. */
  changed: string[] | null;
}

/** From the worker, in answer to a request. */
export interface Reply {
  kind: 'reply';
  id: number;
  value: unknown;
}

/** To the worker. */
export type Order =
  | { kind: 'build' }
  | { kind: 'file'; id: number; path: string }
  | { kind: 'provenance'; id: number; route: string };

/** What the worker is started with. */
export interface WorkerSettings {
  root: string;
  inColor: boolean;
  mapsKey?: string | undefined;
  sourceDateEpoch?: string | undefined;
}

/** The texts of a page in the order of its body, each in the parts that it was written in. */
export interface Provenance {
  texts: { text: string; parts: { length: number; location: Location | null }[] }[];
  /** Where the alt text of each picture is written. */
  pictures: (Location | null)[];
}

/** To the page. */
export type Event = State & { changed: string[] | null };

/** Where the server keeps what is not part of the site. */
export const paths = {
  script: '/@dev/client.js',
  events: '/@dev/events',
  provenance: '/@dev/provenance',
  open: '/@dev/open',
} as const;

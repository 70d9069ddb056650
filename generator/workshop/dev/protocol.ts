/** What the server, its worker and the page in the browser tell each other. */

/** A problem as a page shows it. */
export interface Told {
  id: string;
  severity: string;
  message: string;
  hint: string;
  /** The line with the mistake and one either side, marked. */
  frame: string;
  place: Place;
}

/** A place in a file of the project; lines and columns count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** How things stand after an edit. */
export type State =
  | { kind: 'well' }
  | { kind: 'problems'; problems: Told[]; report: string }
  /** The program itself is broken, such as a template with a syntax error. */
  | { kind: 'fault'; text: string };

/** From the worker, after each build. */
export interface Built {
  kind: 'built';
  state: State;
  /** The routes whose pages are not what they were, `null` where all may be. */
  changed: string[] | null;
}

/** From the worker, when it was asked. */
export interface Reply {
  kind: 'reply';
  id: number;
  value: unknown;
}

/** To the worker. */
export type Order =
  | { kind: 'build' }
  | { kind: 'file'; id: number; path: string }
  | { kind: 'places'; id: number; route: string };

/** The texts of a page, in the order in which they stand in its body, each in parts that come from different places. */
export interface Places {
  texts: { text: string; parts: { length: number; place: Place | null }[] }[];
  /** Of each picture, where its words for those who cannot see it come from. */
  pictures: (Place | null)[];
}

/** To the page. */
export type Event = State & { changed: string[] | null };

/** Where the server keeps what is not part of the site. */
export const paths = {
  script: '/@dev/client.js',
  events: '/@dev/events',
  places: '/@dev/places',
  open: '/@dev/open',
} as const;

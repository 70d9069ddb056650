/** The limits of a host on a site. Sizes are in bytes. */
export type Limits = Partial<Record<Measure, Limit>>;

export interface Limit {
  most: number;
  /** The URL where the host documents it. */
  source: string;
}

/** Each completes "The site has …". */
export const measures = {
  files: 'files',
  filesInFolder: 'files in one folder',
  fileBytes: 'bytes in one file',
  siteBytes: 'bytes in all files',
  redirects: 'redirects',
  redirectLength: 'characters in one redirect',
  headerRules: 'header rules',
  headerLength: 'characters in one header',
  nameBytes: 'bytes in the path of one file',
};

export type Measure = keyof typeof measures;

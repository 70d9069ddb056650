/** In the output folder: lists the files that the last build put there. Only they may be replaced. */
export const fileList = '.local-pages';

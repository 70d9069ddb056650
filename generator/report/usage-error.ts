/** What the command line asks for cannot be done; thrown before anything is touched. */
export class UsageError extends Error {}

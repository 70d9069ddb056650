/** A request on the command line that cannot be carried out. It is thrown before anything is changed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

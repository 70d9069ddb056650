/** The size of the largest YAML file that is read, in bytes. */
export const maxFileSize = 1_000_000;

const button =
  'inline-flex items-center justify-center rounded-full text-center wrap-anywhere font-semibold leading-tight fade';
const filled = `${button} bg-fill text-on-fill hover:bg-accent`;

/** The classes of links and buttons, by prominence. A group has one primary. */
export const actionStyles = {
  primary: `${filled} min-h-12 px-6 py-2.5`,
  secondary: `${button} min-h-12 border border-current px-6 py-2.5 text-head hover:bg-fill hover:text-on-fill`,
  compact: `${filled} min-h-11 px-4 py-2 text-small whitespace-nowrap`,
  quiet:
    'inline-flex min-h-11 items-center wrap-anywhere font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2',
  plain: 'underline decoration-1 underline-offset-4 hover:decoration-2',
} as const;

export type ActionStyle = keyof typeof actionStyles;

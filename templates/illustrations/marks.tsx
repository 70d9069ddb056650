/** The logos next to the business name, 32 units square. The favicon is the same drawing on a round background. */
export const marks = {
  sun: (
    <>
      <circle cx="16" cy="15" r="8" className="fill-sun" />
      <path d="M1 19q8-4 15-1t15-2v6q-7 4-15 2t-15 1Z" className="fill-meadow" />
      <path d="M2 24q8-3 14-1t14-1q-4 7-14 7T2 24Z" className="fill-juniper" />
    </>
  ),
  stones: (
    <>
      <ellipse cx="16" cy="25" rx="12" ry="5" className="fill-juniper" />
      <ellipse cx="16" cy="16" rx="9" ry="4.4" className="fill-sun" />
      <ellipse cx="17" cy="8" rx="6" ry="3.6" className="fill-meadow" />
    </>
  ),
  drop: (
    <>
      <path d="M16 2c6 9 10 13 10 18a10 10 0 0 1-20 0C6 15 10 11 16 2Z" className="fill-juniper" />
      <path d="M10 20a6 6 0 0 0 5 6" className="fill-none stroke-sun" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  grass: (
    <>
      <path d="M15 30Q13 14 5 6q12 6 14 24Z" className="fill-meadow" />
      <path d="M17 30q-1-18 10-26-5 12-6 26Z" className="fill-juniper" />
      <circle cx="11" cy="5" r="3" className="fill-sun" />
    </>
  ),
} as const;

export type MarkName = keyof typeof marks;
export const markNames = Object.keys(marks) as MarkName[];

/** The mark of a business, as wide as its class says. */
export function Mark({ name, className }: { name: MarkName; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      {marks[name]}
    </svg>
  );
}

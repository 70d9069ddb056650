import type { ReactNode } from 'react';
import type { PageContext } from './define.ts';
import { standard } from './standard.tsx';

/** A page to print: black on white on paper, without the header and footer. */
export function printable(sections: ReactNode, context: PageContext): ReactNode {
  return (
    <div className="print:bg-paper print:[--color-accent:black] print:[--color-body:black] print:[--color-head:black] print:[--color-soft:black]">
      {standard(sections, context)}
    </div>
  );
}

import { useEffect } from 'react';
import { looks } from '../looks.ts';

/** The button that prints the page; where scripts are off, it is not there. Waking it is its first press. */
export function Print({ label }: { label: string }) {
  useEffect(() => print(), []);
  return (
    <button type="button" onClick={() => print()} className={`${looks.secondary} mt-5 noscript:hidden print:hidden`}>
      {label}
    </button>
  );
}

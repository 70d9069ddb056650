import { useEffect, useState } from 'react';
import { looks } from '../looks.ts';

/** The button that prints the page; without a script, which it needs, it is not there. */
export function Print({ label }: { label: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <button type="button" hidden={!ready} onClick={() => print()} className={`${looks.secondary} mt-5 print:hidden`}>
      {label}
    </button>
  );
}

import { useEffect } from 'react';
import { actionStyles } from '../action-styles.ts';

/** The button that prints the page, hidden without scripts. The press that wakes it prints too. */
export function Print({ label }: { label: string }) {
  useEffect(() => print(), []);
  return (
    <button
      type="button"
      onClick={() => print()}
      className={`${actionStyles.secondary} mt-5 noscript:hidden print:hidden`}
    >
      {label}
    </button>
  );
}

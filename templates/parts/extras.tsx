import type { PageContext } from '../define.ts';
import type { Extra } from '../facts/site.ts';
import { unbrokenPrice } from '../facts/unbroken-price.ts';

interface Props {
  label: string | undefined;
  extras: readonly Extra[];
  context: PageContext;
  className?: string;
}

/** Enhancements with their prices. A price on the page overrides the one in site.yaml. */
export function Extras({ label, extras, context, className = '' }: Props) {
  return (
    <div className="mt-6">
      {label && <p className="text-label font-semibold text-head">{label}</p>}
      <dl className={`mt-1 grid text-small ${className}`}>
        {extras.map(({ enhancement, price }) => {
          const fact = context.site.enhancements?.[enhancement];
          return (
            <div key={enhancement} className="flex justify-between gap-3 border-b border-rule py-2">
              <dt>{fact?.name}</dt>
              <dd className="text-accent tabular-nums">{unbrokenPrice(price ?? fact?.price ?? '', context.site)}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

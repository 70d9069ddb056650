import type { PageContext } from '../define.ts';
import { ActionLink } from './action.tsx';
import { Address } from './contact.tsx';

/** The place of the map: streets in outline, the address, and a link to the map service. */
export function MapPanel({ context }: { context: PageContext }) {
  const { map } = context.site;
  if (!map) return null;
  return (
    <section
      aria-label={map.label}
      className="relative isolate flex min-h-[27rem] grow sm:min-h-80 items-end overflow-hidden rounded-3xl border border-rule p-4"
    >
      <Streets />
      <div className="rounded-2xl bg-paper px-5 py-4 text-small">
        <Address site={context.site} />
        <p className="mt-1 text-soft">{map.hint}</p>
        <ActionLink action={map.open} context={context} look="quiet" />
      </div>
    </section>
  );
}

function Streets() {
  return (
    <svg
      viewBox="0 0 600 420"
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-0 -z-10 h-full w-full bg-haze"
      aria-hidden="true"
    >
      <path d="M-20 300q120-60 210 10t150 120H-20Z" className="fill-sage" opacity="0.6" />
      <path d="M430-20q20 110 200 120V-20Z" className="fill-sage" opacity="0.45" />
      <g className="fill-none stroke-linen" strokeLinecap="round">
        <path d="M-20 196q160-22 320-8t330-18" strokeWidth="26" />
        <path d="M372-20q-18 120-6 220t30 240" strokeWidth="15" />
        <path
          d="M120-20q26 110 12 220t-44 240M500-20q-14 120 8 200t96 120M-20 70q180 30 380 10M160 330q120-34 260-14t200 10"
          strokeWidth="8"
        />
      </g>
      <path
        d="M318 176c0-24-42-24-42 0 0 14 12 22 21 40 9-18 21-26 21-40Z"
        className="fill-clay"
        transform="translate(20 -34) scale(1.15)"
      />
      <circle cx="361" cy="166" r="9" className="fill-linen" />
    </svg>
  );
}

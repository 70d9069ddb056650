import { Link } from '../../client/link.tsx';
import { bannerAttribute } from '../../client/protocol.ts';
import type { FrameContext } from '../define.ts';
import { linkProps } from '../parts/action.tsx';

/** The strip above the navigation. It is a `<details>`, so that its summary, a cross, closes it without a script. */
export function Banner({ context }: { context: FrameContext }) {
  const { banner } = context.site;
  if (!banner) return null;
  const { action, label, text, close } = banner;
  return (
    <aside aria-label={label} className="banner print:hidden">
      <details open {...{ [bannerAttribute]: '' }} className="ground-clay relative bg-clay text-on-fill">
        <summary
          aria-label={close}
          className="banner-close flex size-11 cursor-pointer items-center justify-center -outline-offset-4"
        >
          <span aria-hidden="true" className="cross-icon" />
        </summary>
        <p
          className={`mx-auto flex min-h-11 max-w-6xl flex-wrap items-center justify-center gap-x-4 px-12 text-center text-small ${action ? 'max-sm:pt-2' : 'max-sm:py-2'}`}
        >
          <strong className="font-semibold">{text}</strong>
          {action && (
            <Link
              link={linkProps(action, context)}
              className="inline-flex min-h-11 items-center underline decoration-1 -outline-offset-4 underline-offset-4 hover:decoration-2"
            />
          )}
        </p>
      </details>
    </aside>
  );
}

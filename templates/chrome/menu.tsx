import { actionStyles } from '../../client/action-styles.ts';
import { Link } from '../../client/link.tsx';
import { menuAttribute } from '../../client/protocol.ts';
import type { FrameContext } from '../define.ts';
import { linkProps } from '../parts/action.tsx';

/** The links on small screens, in a `<details>` that works natively. */
export function Menu({ context }: { context: FrameContext }) {
  const { open, links, book } = context.site.navigation;
  return (
    <details {...{ [menuAttribute]: '' }}>
      <summary aria-label={open} className="-me-2 flex size-11 cursor-pointer items-center justify-center">
        <span aria-hidden="true" className="menu-icon" />
      </summary>
      <nav aria-label={open} className="menu-panel border-b border-rule bg-linen px-5 pb-6 md:px-8">
        <ul className="ruled">
          {links.map((link) => {
            const current = context.isHere(link.to);
            return (
              <li key={link.to}>
                <Link
                  link={{ ...linkProps(link, context), current }}
                  className={`flex min-h-13 items-center font-display text-name ${current ? 'text-accent underline underline-offset-4' : 'text-head'}`}
                />
              </li>
            );
          })}
        </ul>
        <Link link={linkProps(book, context)} className={`${actionStyles.primary} mt-5 w-full`} />
      </nav>
    </details>
  );
}

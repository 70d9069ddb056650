import { Fragment } from 'react';
import type { FrameContext } from '../define.ts';

/**
 * The email address as a link. If it is too long for a line, it breaks after the @ or before a dot, not inside a word.
 * Screen readers would pause at these points, so the whole address is its label.
 */
export function EmailLink({ context, className }: { context: FrameContext; className: string }) {
  const { email } = context.site.contact;
  const { href } = context.link('email');
  return (
    <a href={href} className={className} aria-label={email}>
      {/* One element, because the link may be a flex container, in which words and breaks would be items. */}
      <span>
        {[...email.matchAll(/\.?[^.@]+@?/g)].map(({ index, 0: part }) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </a>
  );
}

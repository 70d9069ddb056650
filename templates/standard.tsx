import type { ReactNode } from 'react';
import { Banner } from './chrome/banner.tsx';
import { Breadcrumbs } from './chrome/breadcrumbs.tsx';
import { Consent } from './chrome/consent.tsx';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { Popup } from './chrome/popup.tsx';
import type { FrameContext, PageContext } from './define.ts';
import { frameIds } from './frame-ids.ts';

/** The template of almost every page. */
export function standard(sections: ReactNode, context: PageContext): ReactNode {
  return (
    <>
      {context.shared('top', top)}
      <Breadcrumbs context={context} />
      <main id={frameIds.main} tabIndex={-1} className="outline-none">
        {sections}
      </main>
      {context.shared('bottom', bottom)}
      {context.later('popup', popup)}
    </>
  );
}

function top(context: FrameContext): ReactNode {
  return (
    <>
      <a
        href={`#${frameIds.main}`}
        className="skip-link rounded-full bg-fill px-5 font-semibold text-on-fill -outline-offset-4"
      >
        {context.site.words.skip}
      </a>
      <Banner context={context} />
      <Header context={context} />
    </>
  );
}

function bottom(context: FrameContext): ReactNode {
  return (
    <>
      <Footer context={context} />
      <Consent context={context} />
      <div id={frameIds.notifications} data-label={context.site.words.notifications} aria-live="polite" />
    </>
  );
}

function popup(context: FrameContext): ReactNode {
  return <Popup context={context} />;
}

import type { FrameContext } from '../define.ts';
import { Mark } from '../illustrations/marks.tsx';
import { PictureFiles } from '../parts/picture.tsx';

/** The name of the business with its drawing or logo, or a picture that includes the name. */
export function Brand({ context: { logo, site } }: { context: FrameContext }) {
  const { name } = site.business;
  if (logo.kind === 'wordmark') return <PictureFiles files={logo.picture} alt={name} className="logo wordmark" />;
  return (
    <>
      {logo.kind === 'mark' ? (
        <Mark name={logo.mark} className="size-8 shrink-0" />
      ) : (
        <PictureFiles files={logo.picture} alt="" className="logo w-8" />
      )}
      {name}
    </>
  );
}

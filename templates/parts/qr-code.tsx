import qrcode from 'qrcode-generator';

/** The empty border that readers need, in modules (ISO/IEC 18004). */
const quiet = 4;

/**
 * A web address as a QR code, which a phone reads from paper or from a screen. The address must also be next to it as
 * text.
 *
 * @throws if the address is longer than a code allows, which is more than 2,300 characters
 */
export function QrCode({ address, className }: { address: string; className: string }) {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const size = code.getModuleCount();
  const modules = Array.from({ length: size }, (_, index) => index);
  const rows = modules.map((y) => {
    const dark = modules.map((x) => (code.isDark(y, x) ? '#' : ' ')).join('');
    return [...dark.matchAll(/#+/g)]
      .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join('');
  });
  const box = `${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`;
  return (
    <svg viewBox={box} className={`bg-paper ${className}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={rows.join('')} />
    </svg>
  );
}

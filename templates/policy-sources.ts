/** The kinds of what a page may load or send, and the directive for each (https://www.w3.org/TR/CSP3/#csp-directives). */
export const policyDirectives = {
  script: 'script-src',
  style: 'style-src',
  image: 'img-src',
  font: 'font-src',
  media: 'media-src',
  frame: 'frame-src',
  worker: 'worker-src',
  connect: 'connect-src',
  form: 'form-action',
} as const;

export type PolicyKind = keyof typeof policyDirectives;

/**
 * What a section or widget needs besides the files of the site, such as `{ frame: ['https://player.example.com'] }`. The
 * pages that show it allow that, and no others do.
 */
export interface PolicySources extends Readonly<Partial<Record<PolicyKind, readonly string[]>>> {
  /**
   * Its code sets HTML or addresses of scripts as plain strings, so a page with it cannot require Trusted Types
   * (https://developer.mozilla.org/docs/Web/API/Trusted_Types_API).
   */
  plainStrings?: true;
  /** Its code adds `<style>` elements with the nonce that it finds on the page's own. */
  styleNonce?: true;
}

/** What a page may load or send, by kind, and the directive for each (https://www.w3.org/TR/CSP3/#csp-directives). */
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
 * What a section or widget needs besides the files of the site, such as `{ frame: ['https://player.example.com'] }`.
 * Only the pages that show it allow this.
 */
export interface PolicySources extends Readonly<Partial<Record<PolicyKind, readonly string[]>>> {
  /**
   * True if its code sets HTML or script addresses as plain strings, so that a page with it cannot require Trusted
   * Types (https://developer.mozilla.org/docs/Web/API/Trusted_Types_API).
   */
  plainStrings?: true;
  /** True if its code adds `<style>` elements with the nonce of the page's own. */
  styleNonce?: true;
}

import type { BuildState, PageEvent, Problems } from './dev-protocol.ts';

const noProblems: Problems = { problems: [], total: 0, report: '' };

/** What a dev server sends to its open pages about the site. */
export class LiveState {
  /** The path that the last version without errors is served under. */
  base = '';
  #state: BuildState = { kind: 'ok', base: '', drafts: [], partlyDrafts: [], ...noProblems };
  // Greater than any version of an earlier server, whose pages may still be open.
  #version = Date.now();
  #warnings = noProblems;

  /** Takes the result of a build. */
  built(state: BuildState): void {
    this.#state = state;
    if (state.kind !== 'ok') return;
    this.base = state.base;
    this.#version++;
  }

  /**
   * Takes the warnings that were found.
   *
   * @param found null if finding them failed, so those that were found before may be outdated
   * @returns true if the report on them has changed
   */
  warned(found: Problems | null): boolean {
    const before = this.#warnings.report;
    this.#warnings = found ?? noProblems;
    return this.#warnings.report !== before;
  }

  /** @param changed the routes of the pages that have changed; null for all */
  event(changed: string[] | null): PageEvent {
    return { ...this.#state, version: this.#version, changed, warnings: this.#warnings };
  }
}

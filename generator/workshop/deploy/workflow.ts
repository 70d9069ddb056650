import type { DeployHost, Setting } from './deploy-host.ts';
import { type DeployHostName, deployHosts } from './hosts.ts';

interface WorkflowSchedule {
  /** When to publish in addition, for what changes on a date and not with an edit: a cron line. Null for never. */
  cron: string | null;
}

/**
 * Returns the text of a GitHub Actions workflow that checks each change, summarizes what visitors will see, and
 * publishes the main branch.
 */
export function workflowFor(name: DeployHostName, { cron }: WorkflowSchedule): string {
  const host: DeployHost = deployHosts[name];
  const options = `--host ${name} --workflow${cron === null ? '' : ' --daily'}`;
  return `# Checks the site, says what visitors will see change, and publishes the main branch. See docs/publishing.md.
# Written by:  npm run deploy -- ${options}
name: Publish
on:
  push:
    branches: [main]
  pull_request:
  workflow_dispatch:
${cron === null ? '' : `  schedule:\n    - cron: '${cron}'\n`}
permissions:
  contents: read

# One after the other, so that an older commit is never published over a newer one.
concurrency:
  group: publish-\${{ github.ref }}

jobs:
  site:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
      pull-requests: write
    env:
      MAPS_KEY: \${{ vars.MAPS_KEY }}
    steps:
${preparation}${checks}${host.workflow?.before ?? ''}${host.workflow?.steps ?? publishStep(name, host.settings)}${saving}${host.workflow?.jobs ?? ''}`;
}

const cached = `          path: |
            dist
            node_modules/.cache/local-pages
          key: site-\${{ github.run_id }}
`;

const preparation = `      - uses: actions/checkout@v4
        with:
          persist-credentials: false
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      # After npm ci, which deletes node_modules.
      - uses: actions/cache/restore@v4
        with:
${cached}          restore-keys: site-
`;

const saving = `      # Only of the main branch, so that a pull request is compared with what is published.
      - uses: actions/cache/save@v4
        if: github.ref == 'refs/heads/main'
        with:
${cached}`;

/** The invisible start of the comment on a pull request. */
const commentMark = 'local-pages: what visitors will see change';

const checks = `      - name: Read what is published
        run: npm run deploy -- --record
        env:
          PUBLISHED_AT: \${{ vars.PUBLISHED_AT }}
      - name: Check
        run: npm run validate -- --format github
      - name: Summarize what visitors will see change
        # The site is published even without a summary.
        continue-on-error: true
        run: |
          npm run --silent diff -- --published --format markdown > "$RUNNER_TEMP/changes.md"
          cat "$RUNNER_TEMP/changes.md" >> "$GITHUB_STEP_SUMMARY"
      - name: Comment on the pull request
        if: github.event_name == 'pull_request'
        # A workflow from a fork cannot comment. The summary says the same.
        continue-on-error: true
        # The mark tells this comment from those of other workflows, which have the same author.
        run: |
          mark='<!-- ${commentMark} -->'
          { echo "$mark"; cat "$RUNNER_TEMP/changes.md"; } > "$RUNNER_TEMP/comment.md"
          own=".[] | select(.user.login == \\"github-actions[bot]\\" and (.body | startswith(\\"$mark\\"))) | .id"
          comments="repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments"
          id="$(gh api --paginate "$comments" --jq "$own" | head -n 1)"
          if [ -n "$id" ]; then set -- --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id"; else set -- "$comments"; fi
          gh api --silent "$@" --field "body=@$RUNNER_TEMP/comment.md"
        env:
          GH_TOKEN: \${{ github.token }}
          PULL_REQUEST: \${{ github.event.number }}
      - name: Build
        run: npm run generate
`;

function publishStep(name: DeployHostName, settings: readonly Setting[]): string {
  const values = settings.map(({ name, kind }) => {
    return `          ${name}: \${{ ${kind === 'secret' ? 'secrets' : 'vars'}.${name} }}\n`;
  });
  return `      - name: Publish
        if: github.ref == 'refs/heads/main'
        run: npm run deploy -- --host ${name} --publish
        env:
${values.join('')}`;
}

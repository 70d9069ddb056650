import type { DeployHost } from '../deploy-host.ts';

/** https://docs.github.com/en/pages/getting-started-with-github-pages/using-custom-workflows-with-github-pages */
export const githubPages: DeployHost = {
  title: 'GitHub Pages',
  account:
    'In the repository on GitHub, under Settings > Pages, choose the source GitHub Actions, and enter your domain. Without a domain of your own, the site is at https://<owner>.github.io/<repository>, and site.yaml needs that url and base.',
  settings: [],
  commands: null,
  builtFor: ['github-pages', 'generic'],
  workflow: {
    steps: `      # Without what only a build reads.
      - run: cp -R dist "$RUNNER_TEMP/site" && rm -rf "$RUNNER_TEMP/site"/.local-pages*
        if: github.ref == 'refs/heads/main'
      - uses: actions/upload-pages-artifact@v5
        if: github.ref == 'refs/heads/main'
        with:
          path: \${{ runner.temp }}/site
          # Such as .well-known and .nojekyll.
          include-hidden-files: true
`,
    jobs: `
  publish:
    needs: site
    if: github.ref == 'refs/heads/main'
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.pages.outputs.page_url }}
    steps:
      - id: pages
        uses: actions/deploy-pages@v4
`,
  },
};

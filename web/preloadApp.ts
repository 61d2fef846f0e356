import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Adds preload links for the app's files to the page, so that they load together with the entry file that imports them. */
export function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'app');
        if (app?.type !== 'chunk') throw new Error('There is no file of the app');
        const styles = [...(app.viteMetadata?.importedCss ?? [])];
        return [
          toLink({ rel: 'modulepreload', crossorigin: true, href: `/${app.fileName}` }),
          ...styles.map((file) => toLink({ rel: 'stylesheet', crossorigin: true, href: `/${file}` })),
        ];
      },
    },
  };
}

const toLink = (attrs: NonNullable<HtmlTagDescriptor['attrs']>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
});

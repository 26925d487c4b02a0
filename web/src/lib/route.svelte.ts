// Where the page is: a path and nothing else.
let path = $state(location.pathname);

addEventListener('popstate', () => (path = location.pathname));

export const route = {
  /** The parts of the path: `/table/ABCDEF` is `['table', 'ABCDEF']`. */
  get parts(): string[] {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  },
};

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path = location.pathname;
  if (location.hash === '') scrollTo(0, 0);
}

/** For links inside the page: `<a href="/rules" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0 || link.target) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[]; importers: string[] } | null;
}

/** The first views, each with its entry modules, whose imports are loaded with them. */
const VIEWS = {
  start: ['app/start.ts'],
  app: ['app/main.tsx'],
  login: ['accounts/LoginScreen.tsx'],
  home: ['app/Startup.tsx', 'app/BottomNav.tsx', 'readings/requestList/MyReadingsScreen.tsx'],
  desk: ['app/Startup.tsx', 'app/WriterNav.tsx', 'desk/ReadingsDeskScreen.tsx'],
  // What most later screens of members and writers have too.
  page: ['ui/Page.tsx'],
  letter: ['readings/thread/ReadingRequestScreen.tsx'],
  // Loaded when the browser is idle.
  dialogs: ['ui/AlertModal.tsx', 'ui/SidePanel.tsx'],
  // Loaded when the browser is idle, without the desk, which has the same fields.
  filters: ['readings/requestList/RequestFilterBar.tsx', 'ui/LoadMore.tsx'],
};
type View = keyof typeof VIEWS;

/** The bundler's helpers, which every file of the app needs. */
const HELPERS = /preload-helper|rolldown\/runtime/;

/** A library whose index file hides which parts a view uses: visitors need only its context. */
const QUERIES = /@tanstack\/(?:react-query|query-core)\//;
const QUERIES_FOR_VISITORS = /QueryClientProvider/;
const QUERIES_FOR_NO_VIEW = /useQueries|useSuspense(?:Infinite|Queries)|queriesObserver/;
const QUERIES_FOR_LETTERS = /[pP]refetch/;

/**
 * Returns the name of a module's chunk: the modules of a first view are one file, and those of several views another,
 * since many small files compress worse and load one after the other. The bundler splits all other modules.
 */
export function groupByView(root: string) {
  let views: ReadonlyMap<View, ReadonlySet<string>> | undefined;
  let common: ReadonlySet<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    views ??= new Map(
      Object.entries(VIEWS).map(([view, files]) => [
        view as View,
        findImported(
          files.map((file) => `${root}/src/${file}`),
          graph,
        ),
      ]),
    );
    if (QUERIES.test(id)) {
      if (QUERIES_FOR_VISITORS.test(id)) return 'app';
      if (QUERIES_FOR_LETTERS.test(id)) return 'common';
      return QUERIES_FOR_NO_VIEW.test(id) ? null : 'signedIn';
    }
    const has = (view: View) => views?.get(view)?.has(id) === true;
    if (has('start') || HELPERS.test(id)) return 'start';
    if (has('app')) return 'app';
    if (has('home') && has('login')) return 'app';
    if (has('home')) return has('desk') || has('page') ? 'signedIn' : 'home';
    if (has('login')) return has('desk') ? 'inputs' : has('letter') ? 'forms' : 'login';
    if (has('desk') && has('filters')) return 'fields';
    if (has('desk')) return has('letter') ? 'thread' : 'desk';
    if (has('dialogs')) return 'dialogs';
    if (!has('letter')) return null;
    common ??= findCommon(views.get('letter') ?? new Set(), graph);
    return common.has(id) ? 'common' : 'letter';
  };
}

function findImported(files: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>(files);
  // Iterating a set includes elements that are added meanwhile.
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** The modules of a view that other modules import, with their imports, so that those do not load the rest of the view. */
function findCommon(view: ReadonlySet<string>, graph: ModuleGraph): ReadonlySet<string> {
  const isImportedElsewhere = (id: string) =>
    graph.getModuleInfo(id)?.importers.some((importer) => !view.has(importer)) === true;
  return findImported([...view].filter(isImportedElsewhere), graph);
}

/**
 * The parts of the first views that have files of their own. `start.ts` loads them beside the app, which shows them by the
 * same functions, so that their files are listed once.
 */
export const firstScreens = {
  startup: async () => (await import('./Startup.tsx')).Startup,
  bottomNav: async () => (await import('./BottomNav.tsx')).BottomNav,
  writerNav: async () => (await import('./WriterNav.tsx')).WriterNav,
  login: async () => (await import('../accounts/LoginScreen.tsx')).LoginScreen,
  home: async () => (await import('../readings/requestList/MyReadingsScreen.tsx')).MyReadingsScreen,
  letter: async () => (await import('../readings/thread/ReadingRequestScreen.tsx')).ReadingRequestScreen,
  desk: async () => (await import('../desk/ReadingsDeskScreen.tsx')).ReadingsDeskScreen,
};

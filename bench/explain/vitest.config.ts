import { mergeConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

// Runs the tests of the server and records the statements that it sends.
const projects = config.test?.projects?.filter(
  (project) =>
    typeof project === 'object' &&
    'test' in project &&
    typeof project.test?.name === 'string' &&
    project.test.name.startsWith('server'),
);
export default mergeConfig(
  { ...config, test: { ...config.test, projects: undefined } },
  {
    root: '.',
    test: {
      projects: projects?.map((project) =>
        mergeConfig(project as object, { test: { setupFiles: ['bench/explain/recordInTests.ts'] } }),
      ),
    },
  },
);

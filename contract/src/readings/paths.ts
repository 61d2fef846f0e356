/** The path of a request, by itself for code that needs it before its calls are loaded. */
export const REQUEST_PATH = '/api/reading_requests/{id}';

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

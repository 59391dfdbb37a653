// @ts-check
import { takeLock } from '../../launch/lock.mjs';

takeLock(process.argv[2] ?? '');
console.log('held');
process.stdin.resume();

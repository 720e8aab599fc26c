import '@sargam/kit/styles.css';
import { start } from './start.tsx';

void start();

import './lifecycles.tsx';

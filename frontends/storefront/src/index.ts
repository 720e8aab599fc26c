import './mount.tsx';

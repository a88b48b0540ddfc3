import { useEffect, useRef, useState } from 'react';
import * as THREE from 'three';
import { Room } from '@/entities/Room';

const points = [[0, 0], [30, 60], [-20, 140]];
const toXy = ([lat, lon], r = 80) => ({ x: 100 + r * Math.cos((lat * Math.PI) / 180) * Math.sin((lon * Math.PI) / 180), y: 100 - r * Math.sin((lat * Math.PI) / 180) });

export default function Globe() {
  const mount = useRef(null);
  const canvas = useRef(null);
  const [spots, setSpots] = useState([]);
  const [size, setSize] = useState({ width: 300, height: 200 });

  useEffect(() => { Room.list().then((rooms) => setSpots(rooms.filter((r) => r.latitude != null && r.longitude != null).map((r) => [r.latitude, r.longitude]))); }, []);

  useEffect(() => {
    const node = mount.current;
    if (!node || !window.WebGLRenderingContext) return;
    let renderer;
    try {
      renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true });
    } catch {
      return;
    }
    const scene = new THREE.Scene();
    const camera = new THREE.PerspectiveCamera(50, size.width / size.height, 0.1, 100);
    camera.position.z = 3;
    const globe = new THREE.Mesh(new THREE.SphereGeometry(1, 32, 32), new THREE.MeshBasicMaterial({ wireframe: true, color: 0x2563eb }));
    scene.add(globe);
    renderer.setSize(size.width, size.height);
    node.appendChild(renderer.domElement);
    let frame;
    const draw = () => {
      globe.rotation.y += 0.01;
      renderer.render(scene, camera);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      renderer.dispose();
      node.removeChild(renderer.domElement);
    };
  }, [size]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, 200, 60);
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--primary') || '#000';
    spots.forEach(([lat], at) => context.fillRect(at * 12, 60 - Math.abs(lat), 8, Math.abs(lat)));
  });

  return (
    <figure>
      <style>{`.globe-dot { transition: r 0.2s } .globe-dot:hover { r: 6px }`}</style>
      <div ref={mount} onDoubleClick={() => setSize(({ width, height }) => ({ width: width + 10, height }))} />
      <canvas ref={canvas} width={200} height="60" aria-label="Heights" />
      <svg viewBox="0 0 200 200" className="size-48" role="img" aria-label="Globe">
        <defs><radialGradient id="sea"><stop offset="0%" stopColor="#93c5fd" /><stop offset="100%" stopColor="#1e3a8a" /></radialGradient></defs>
        <circle cx="100" cy="100" r="80" fill="url(#sea)" />
        {[...points, ...spots].map((point, at) => {
          const { x, y } = toXy(point);
          return <circle key={at} className="globe-dot" cx={x} cy={y} r={4} fill="white" />;
        })}
        <text x={100} y={190} textAnchor="middle" fontSize="10">{spots.length} rooms</text>
      </svg>
      <figcaption>Seen from <b>above</b></figcaption>
    </figure>
  );
}

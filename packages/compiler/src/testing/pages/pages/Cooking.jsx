import React, { Component, createRef, useEffect, useRef, useState } from 'react';
import { Recipe } from '@/entities/Recipe';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';

class Boundary extends Component {
  static defaultProps = { fallback: <p>This part could not be drawn.</p> };
  state = { error: null };

  static getDerivedStateFromError(error) {
    return { error };
  }

  componentDidCatch(error, info) {
    console.info('caught', error.message, info.componentStack);
  }

  render() {
    if (this.state.error) return this.props.fallback;
    return this.props.children;
  }
}

class Steps extends React.PureComponent {
  constructor(props) {
    super(props);
    this.state = { at: 0 };
    this.list = createRef();
    this.next = this.next.bind(this);
  }

  next() {
    this.setState(
      ({ at }, { steps }) => ({ at: Math.min(at + 1, steps.length - 1) }),
      () => this.list.current?.scrollIntoView({ block: 'nearest' }),
    );
  }

  render() {
    const { steps } = this.props;
    const { at } = this.state;
    return (
      <div>
        <ol ref={this.list}>{steps.map((step, n) => <li key={n} aria-current={n === at ? 'step' : undefined}>{step}</li>)}</ol>
        <Progress value={steps.length ? ((at + 1) / steps.length) * 100 : 0} aria-label="Progress" />
        <Button onClick={this.next} disabled={at >= steps.length - 1}>Next</Button>
      </div>
    );
  }
}

function useCountdown(seconds) {
  const [left, setLeft] = useState(seconds);
  const timer = useRef();
  useEffect(() => () => clearInterval(timer.current), []);
  const start = () => {
    clearInterval(timer.current);
    const end = Date.now() + left * 1000;
    timer.current = setInterval(() => {
      const rest = Math.max(0, Math.round((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer.current);
    }, 250);
  };
  const reset = () => { clearInterval(timer.current); setLeft(seconds); };
  return [left, { start, reset }];
}

const clock = (total) => [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');

export default function Cooking() {
  const [recipes, setRecipes] = useState([]);
  const [chosen, choose] = useState(null);
  const [left, { start, reset }] = useCountdown(300);

  useEffect(() => {
    let current = true;
    (async () => {
      const rows = await Recipe.filter({ steps: { $ne: null } }, 'title', 20);
      if (current) setRecipes(rows);
    })();
    return () => { current = false; };
  }, []);

  const recipe = chosen ?? recipes[0];
  const steps = recipe?.steps?.split(/\n+/).filter(Boolean) ?? [];

  return (
    <Boundary>
      <h1>{recipe ? recipe.title : 'Nothing to cook'}</h1>
      <nav>{recipes.map((one) => <button key={one.id} onClick={() => choose(one)}>{one.title}</button>)}</nav>
      {steps.length > 0 && <Steps key={recipe.id} steps={steps} />}
      <p role="timer">{clock(left)}</p>
      <Button onClick={start}>Start</Button> <Button variant="outline" onClick={reset}>Reset</Button>
      <Boundary fallback={null}><p>{recipe?.ingredients?.join(', ')}</p></Boundary>
    </Boundary>
  );
}

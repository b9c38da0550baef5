// The first file that runs.
import { mount } from 'svelte';
import App from './App.svelte';
import './style/type.css';
import './style/tokens.css';
import './style/ground.css';
import './style/base.css';
import './style/controls.css';

mount(App, { target: document.getElementById('app')! });
